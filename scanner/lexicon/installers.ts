/** Addresses that are run as they come, since the makers of well-known tools have their users do so. */

/**
 * Installers that their makers publish as a pipe to a shell, as their own manuals give them: a host, alone or with the
 * start of the path, up to the end of a name unless a star or a slash follows. In lower case as the reading is, without
 * `www.`
 */
const PUBLISHED_BY_MAKERS = `
  sh.rustup.rs win.rustup.rs rustup.rs static.rust-lang.org/rustup
  astral.sh/uv install.astral.sh/uv astral.sh/ruff astral.sh/ty bun.sh/install bun.com/install
  deno.land/install deno.land/x/install get.volta.sh get.pnpm.io fnm.vercel.app
  deb.nodesource.com rpm.nodesource.com npmjs.com/install.sh install.meteor.com
  install.python-poetry.org pyenv.run bootstrap.pypa.io micro.mamba.pm pixi.sh/install
  repo.anaconda.com get-ghcup.haskell.org get.haskellstack.org install.julialang.org
  opam.ocaml.org/install get.rvm.io cpanmin.us install.perlbrew.pl getcomposer.org
  php.net/distributions/ get.symfony.com get.sdkman.io get.scala-cli.org scala-cli.virtuslab.org/get
  dot.net/v1 dotnet.microsoft.com builds.dotnet.microsoft.com
  mise.run mise.jdx.dev pkgx.sh moonrepo.dev/install cli.moonrepo.com dprint.dev/install
  taskfile.dev/install just.systems/install get.please.build get.trunk.io sh.qlty.sh qlty.sh/install
  nixos.org/nix/install install.determinate.systems get.jetify.com get.jetpack.io
  starship.rs setup.atuin.sh zellij.dev/launch install.ohmyz.sh direnv.net/install webinstall.dev
  webi.sh get.docker.com get.helm.sh get.k3s.io get.rke2.io get.k0s.sh get.arkade.dev get.k3sup.dev
  cli.openfaas.com run.linkerd.io istio.io/downloadistio* fluxcd.io/install run.solo.io/gloo
  get.portworx.com get.pulumi.com get.opentofu.org releases.hashicorp.com apt.hashicorp.com
  steampipe.io/install awscli.amazonaws.com aka.ms/install* aka.ms/vs/ dl.google.com
  sdk.cloud.google.com storage.googleapis.com/cloud-samples-data packages.microsoft.com
  code.visualstudio.com cli.github.com gh.io/copilot-install packages.gitlab.com
  get.gravitational.com goteleport.com/static/install cdn.teleport.dev/install*
  fly.io/install railway.app/install railway.com/install cli-assets.heroku.com cli.supabase.com
  sst.dev/install get.sst.dev encore.dev/install nixpacks.com/install railpack.com/install
  temporal.download dl.dagger.io rover.apollo.dev get.livekit.io get.maestro.mobile.dev
  get.modular.com get.nextflow.io ollama.com/install ollama.ai/install lmstudio.ai/install
  ramalama.ai/install hf.co/cli antigravity.google/cli/install code.kimi.com/install.sh
  claude.ai/install cursor.com/install opencode.ai/install chatgpt.com/codex ampcode.com/install
  aider.chat/install goose.ai/install hermes-agent.nousresearch.com/install cli.kiro.dev
  app.factory.ai warp.dev/download zed.dev/install coder.com/install code-server.dev/install
  get.daytona.io download.daytona.io
  cli.sentry.dev sentry.io/get-cli install.datadoghq.com sh.vector.dev packages.timber.io/vector/
  install.k6.io get.netdata.cloud my-netdata.io/kickstart get.influxdata.com elastic.co/start-local
  cli.doppler.com cli.infisical.com artifacts-cli.infisical.com dotenvx.sh get.acme.sh
  static.snyk.io/cli downloads.snyk.io/cli get.anchore.io cli.codecov.io uploader.codecov.io
  install.crowdsec.net install.duckdb.org install.surrealdb.com get.tur.so geldata.com/sh dl.min.io
  dlcdn.apache.org tailscale.com/install pkgs.netbird.io/install install.zerotier.com
  install.pi-hole.net rclone.org/install getcroc.schollz.com get.casaos.io
  cdn.coollabs.io/coolify/install dokku.com/ foundry.paradigm.xyz release.anza.xyz
  release.solana.com get.wasmer.io sh.wasmer.io wasmtime.dev/install spinframework.dev/downloads
  community.chocolatey.org/install chocolatey.org/install get.scoop.sh boxstarter.org/bootstrapper
  gyan.dev/ffmpeg/ apt.llvm.org esptool.espressif.com d2lang.com/install yihui.org/tinytex
  get.chezmoi.io get.hacs.xyz rancher-mirror.rancher.cn/k3s/
  packagecloud.io/install/repositories/github/git-lfs/
  packagecloud.io/install/repositories/rabbitmq/ dl.cloudsmith.io/public/task/task/
  dl.cloudsmith.io/public/caddy/stable/ dl.cloudsmith.io/public/infisical/infisical-cli/
`

/** By host, which paths. */
export const INSTALLERS: ReadonlyMap<string, readonly RegExp[]> = new Map(
  Object.entries(
    Object.groupBy(PUBLISHED_BY_MAKERS.trim().split(/\s+/), (place) => place.split('/')[0]!),
  ).map(([host, places]) => [host, places!.map((place) => startingWith(place.slice(host.length)))]),
)

function startingWith(path: string): RegExp {
  const literal = path.replace(/\*$/, '').replaceAll('.', '\\.')
  return new RegExp('^' + literal + (/^$|[*/]$/.test(path) ? '' : '(?![\\w-])'))
}

/** Given by their makers without a scheme, which means a plain connection that leads on. */
export const INSTALLERS_BY_NAME = new Set(['get.chezmoi.io'])

/**
 * Where distributions and makers keep packages for the programs that manage those of a system, as their own manuals give
 * them: a host, or the end of one behind a dot.
 */
export const PACKAGE_HOSTS: ReadonlySet<string> = new Set(
  `
  debian.org proxmox.com ubuntu.com launchpad.net launchpadcontent.net raspbian.org raspberrypi.com
  raspberrypi.org kali.org linuxmint.com fedoraproject.org centos.org almalinux.org rockylinux.org
  redhat.com oracle.com opensuse.org suse.com archlinux.org alpinelinux.org rpmfusion.org elrepo.org
  kernel.org amazonaws.com packagecloud.io cloudsmith.io gemfury.com flathub.org
  docker.com kubernetes.io k8s.io hashicorp.com microsoft.com google.com googleapis.com github.com
  gitlab.com nodesource.com yarnpkg.com postgresql.org mysql.com mariadb.org mariadb.com mongodb.org
  mongodb.com redis.io elastic.co opensearch.org grafana.com influxdata.com clickhouse.com nginx.org
  nginx.com haproxy.org caddyserver.com rabbitmq.com jenkins.io cloudflare.com cloudflareclient.com
  tailscale.com zerotier.com wireguard.com baltocdn.com helm.sh
  kitware.com llvm.org nvidia.com amd.com intel.com ros.org osrfoundation.org winehq.org mozilla.org
  brave.com opera.com vivaldi.com signal.org spotify.com slack.com teamviewer.com anydesk.com
  1password.com bitwarden.com proton.me protonvpn.com charm.sh fluentbit.io treasuredata.com
  datadoghq.com newrelic.com dynatrace.com splunk.com zabbix.com icinga.com percona.com
  citusdata.com timescale.com cockroachlabs.com confluent.io apache.org adoptium.net azul.com
  bellsoft.com sury.org adoptopenjdk.net sublimetext.com jetbrains.com vscodium.com wezterm.dev
  aptly.info r-project.org rstudio.com anaconda.com julialang.org crystal-lang.org dart.dev
  swift.org falco.org aquasecurity.github.io cri-o.io openvpn.net strongswan.org freeradius.org
  isc.org knot-dns.cz powerdns.com wazuh.com snort.org ossec.net crowdsec.net teleport.dev
  goteleport.com smallstep.com doppler.com infisical.com openresty.org varnish-cache.org
  syncthing.net nextcloud.com owncloud.com jellyfin.org plex.tv emby.media
  qgis.org osgeo.org mopidy.com element.io matrix.org steampowered.com lutris.net balena.io
  `
    .trim()
    .split(/\s+/),
)
