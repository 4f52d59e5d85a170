import { data } from 'react-router'
import { notSaved } from '#content/staff/shell/save-failure.ts'
import { pictureProblems, picturesPanel } from '#content/staff/shop/settings/pictures.ts'
import { type PictureShape, readFocus } from '#domain/shop/shop-picture.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import type { PicturesApi } from '#server/page-data/staff/shop/pictures-api.ts'
import type { SavedChoice } from './use-picture-upload.ts'

export const pictureVerb = 'picture'

export type UploadResult =
  | { readonly choice: SavedChoice }
  | { readonly problem: Text; readonly status: number }

export async function takeUploadedPicture(
  form: FormData,
  count: number,
  shape: PictureShape,
  staff: StaffMember,
  pictures: PicturesApi,
): Promise<UploadResult> {
  const words = (name: string) => String(form.get(name) ?? '').slice(0, 1_000)
  const focus = readFocus(words('focus.x'), words('focus.y'))
  if (!focus) return { problem: pictureProblems['focus-invalid'], status: 422 }
  const details = { zh: words('alt.zh'), en: words('alt.en'), focus, shape }
  const file = form.get('file')
  const hasFile = file instanceof File && file.size > 0
  const result = hasFile
    ? await pictures.send(staff, { ...details, bytes: new Uint8Array(await file.arrayBuffer()) })
    : await pictures.cut(staff, { ...details, imageId: count })
  if (!result.ok) {
    const { reason } = result
    if (reason === 'not-allowed') throw data(null, 404)
    if (reason === 'temporarily-unavailable') return { problem: notSaved, status: 503 }
    return { problem: reason === 'not-sent' ? picturesPanel.noFile : pictureProblems[reason], status: 422 }
  }
  const choice = await pictures.choice(result.imageId, shape)
  if (!choice) throw new Error('a picture vanished while it was stored')
  return { choice }
}
