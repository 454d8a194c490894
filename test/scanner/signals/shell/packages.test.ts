import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import { installs } from '../../../../scanner/signals/shell/packages.ts'

const found = (line: string) =>
  createDocument(`\`\`\`bash\n${line}\n\`\`\`\n`)
    .observe(installs)
    .map(({ program, packages }) => `${program}: ${packages.join(' ')}`)

describe('installs', () => {
  test.each([
    ['npm install left-pad@1.0.0', 'npm: left-pad@1.0.0'],
    ['npm i -D a-tool b-tool', 'npm: a-tool b-tool'],
    ['npx -y a-tool', 'npx: a-tool'],
    ['pip install -r requirements.txt a-tool==1.2', 'pip: a-tool==1.2'],
    ['python3 -m pip install a-tool', 'python3: a-tool'],
    ['uv pip install a-tool --index-url https://a.example', 'uv: a-tool'],
    ['sudo pip3 install a-tool', 'pip3: a-tool'],
  ])('%s', (line, expected) => expect(found(line)).toEqual([expected]))

  test.each(['npm test', 'npm run build', 'pip list', 'python3 -m http.server', 'poetry run a'])(
    '%s is none',
    (line) => expect(found(line)).toEqual([]),
  )
})
