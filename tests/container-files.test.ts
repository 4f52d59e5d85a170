import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../scripts/root.mjs'

test('Dockerfile and compose.yaml follow their formats and good practice', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'lint:containers'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  expect({ status, stdout: stdout.trim(), stderr }).toEqual({ status: 0, stdout: '', stderr: '' })
})
