/** Addresses that are run as they come, since the makers of well-known tools have their users do so. */

import { regex } from '../patterns/verbose.ts'

/** Installers that their makers publish as a pipe to a shell, by host and path. Over https, but for one that is given without. */
export const INSTALLERS = regex`
    ^https:\/\/(?:sh\.rustup\.rs|(?:www\.)?rustup\.rs|
      astral\.sh\/(?:uv|ruff|ty)|(?:www\.)?bun\.(?:sh|com)\/install|deno\.land\/(?:x\/)?install|
      (?:get|raw)\.(?:volta\.sh|pnpm\.io|docker\.com|helm\.sh|k3s\.io|rke2\.io|nvm\.sh)|
      get\.(?:volta|pnpm|docker|helm|k3s|sdkman|jetify|scala-cli|opentofu|haskellup)\.[a-z]+|
      get-ghcup\.haskell\.org|micro\.mamba\.pm|install\.julialang\.org|
      awscli\.amazonaws\.com|pixi\.sh\/install|get\.pulumi\.com|sh\.vector\.dev|get\.rvm\.io|
      install\.meteor\.com|repo\.anaconda\.com|dlcdn\.apache\.org|php\.net\/distributions|
      getcomposer\.org|install\.duckdb\.org|get\.modular\.com|dot\.net\/v1|
      dotnet\.microsoft\.com|builds\.dotnet\.microsoft\.com|esptool\.espressif\.com|
      code\.visualstudio\.com|install\.python-poetry\.org|pyenv\.run|bootstrap\.pypa\.io|
      fnm\.vercel\.app|mise\.(?:run|jdx\.dev)|starship\.rs|ollama\.(?:com|ai)\/install|
      claude\.ai\/install|cursor\.com\/install|fly\.io\/install|deb\.nodesource\.com|
      rpm\.nodesource\.com|packages\.(?:microsoft|gitlab)\.com|apt\.llvm\.org|
      rclone\.org\/install|aka\.ms\/(?:install|vs\/)|(?:www\.)?npmjs\.com\/install\.sh|
      boxstarter\.org\/bootstrapper|cli\.github\.com|dl\.google\.com|sdk\.cloud\.google\.com|
      (?:releases|apt)\.hashicorp\.com|install\.determinate\.systems|nixos\.org\/nix\/install|
      get\.nextflow\.io|foundry\.paradigm\.xyz|sh\.wasmer\.io|wasmtime\.dev\/install|
      cli\.(?:doppler|moonrepo|supabase)\.com|app\.factory\.ai|hf\.co\/cli|fluxcd\.io\/install|
      run\.linkerd\.io\/install|istio\.io\/downloadistio|elastic\.co\/start-local|
      community\.chocolatey\.org\/install|get\.scoop\.sh|chocolatey\.org\/install|
      storage\.googleapis\.com\/cloud-samples-data|opencode\.ai\/install|
      chatgpt\.com\/codex|cli\.sentry\.dev|sentry\.io\/get-cli|dotenvx\.sh|get\.tur\.so|
      railway\.(?:app|com)\/install|ampcode\.com\/install|install\.k6\.io|
      goose\.ai\/install|get\.acme\.sh|install\.pi-hole\.net|cli\.infisical\.com|
      release\.(?:anza\.xyz|solana\.com)|get\.influxdata\.com|get\.gravitational\.com|
      cli\.kiro\.dev|warp\.dev\/download|zed\.dev\/install|tailscale\.com\/install|
      get\.trunk\.io|dl\.min\.io|get\.please\.build|ramalama\.ai\/install|
      install\.ohmyz\.sh|get\.k0s\.sh|get\.arkade\.dev|get\.jetpack\.io|direnv\.net\/install|
      setup\.atuin\.sh|coder\.com\/install|code-server\.dev\/install|(?:get|download)\.daytona\.io|
      get\.netdata\.cloud|my-netdata\.io\/kickstart|zellij\.dev\/launch|rover\.apollo\.dev|
      d2lang\.com\/install|(?:goteleport\.com\/static|cdn\.teleport\.dev)\/install|
      cdn\.coollabs\.io\/coolify\/install|dokku\.com\/)|
    ^https?:\/\/get\.chezmoi\.io\b
  `
