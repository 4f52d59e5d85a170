import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { heavyPictures, hostilePictures, largestPictures } from '#tests/support/site/hostile-pictures.ts'
import { staffSender } from './picture-turns.ts'
import { prepareUpload } from './prepare-upload.ts'

type Files = Readonly<Record<string, Uint8Array>>

/** Runs in another process, to measure the growth of memory in megabytes. */
async function preparedApart(files: Files) {
  const folder = await mkdtemp(join(tmpdir(), 'hoi-yuen-hostile-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const paths = Object.keys(files).map((name) => join(folder, name))
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)
  const script = fileURLToPath(new URL('../../tests/support/site/prepare-pictures.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...paths])
  return JSON.parse(stdout) as { outcomes: Record<string, string>; rise: number }
}

test('hostile files, one after the other, take less than 150 MB', { tags: ['slow'] }, async () => {
  const { rejectedFiles, acceptedFiles } = await hostilePictures()
  const heavy = await heavyPictures()
  const files = { ...rejectedFiles, ...acceptedFiles, ...heavy }
  expect(Object.keys(files).length).toBeGreaterThanOrEqual(30)
  const { outcomes, rise } = await preparedApart(files)
  const values = Object.keys(outcomes).filter((name) => outcomes[name] === 'kept')
  expect(values.toSorted()).toEqual(Object.keys(acceptedFiles).toSorted())
  for (const name of Object.keys(heavy))
    expect([name, outcomes[name]]).toEqual([name, 'upload-dimensions-too-large'])
  expect(rise).toBeLessThan(150)
})

test('the largest accepted pictures take less than 150 MB each', { tags: ['slow'] }, async () => {
  for (const [name, bytes] of Object.entries(await largestPictures())) {
    const { outcomes, rise } = await preparedApart({ [name]: bytes })
    expect(outcomes).toEqual({ [name]: 'kept' })
    expect([name, rise < 150 || rise]).toEqual([name, true])
  }
})

test('a picture without visible transparency is stored at the size of a photograph', async () => {
  const size = { width: 1600, height: 1600, channels: 4 } as const
  const sizeOf = async (alpha: number) => {
    const background = { r: 200, g: 40, b: 40, alpha }
    const upload = await prepareUpload(
      await sharp({ create: { ...size, background } })
        .png()
        .toBuffer(),
      staffSender,
    )
    return upload.ok && [upload.upload.width, (await sharp(upload.picture).metadata()).hasAlpha]
  }
  expect(await sizeOf(1)).toEqual([1600, false])
  expect(await sizeOf(0.5)).toEqual([1200, true])
})

test.each(['mif1', 'msf1', 'miaf'])('an AVIF whose first brand is %s is accepted', async (brand) => {
  const avif = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c33' } })
    .avif()
    .toBuffer()
  const relabelledFile = Buffer.from(avif)
  relabelledFile.write(brand, 8, 'latin1')
  expect(relabelledFile.toString('latin1', 16, relabelledFile.readUInt32BE(0))).toContain('avif')
  expect(await prepareUpload(relabelledFile, staffSender)).toMatchObject({ ok: true })
})

test('a picture of the same file family that is no AVIF is refused', async () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypmif1\0\0\0\0mif1heic'),
    Buffer.alloc(64),
  ])
  expect(await prepareUpload(heic, staffSender)).toMatchObject({ refusal: { code: 'upload-format-unknown' } })
})
