import { data } from 'react-router'
import type { FormStep } from '#app/staff/shop/menus/drafts/posted-form.ts'
import { notSaved } from '#content/staff/shell/save-failure.ts'
import { pictureProblems, picturesPanel } from '#content/staff/shop/settings/pictures.ts'
import { inEachLang } from '#domain/fields-by-language.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { itemField, itemIdOf } from '#domain/staff/shop/website/site-part.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { StaffApi } from '#server/page-data/staff/staff-api.ts'

/** Stores the file of a whole picture, and puts it into the draft. */
export async function pictureStep(
  { siteContent }: Pick<StaffApi, 'siteContent'>,
  staff: StaffMember,
  { form, input, name }: { readonly form: FormData; readonly input: Values; readonly name: string },
): Promise<FormStep> {
  const file = form.get(`file.${name}`)
  if (!(file instanceof File) || file.size === 0) return { input, problem: picturesPanel.noFile }
  const [zh, en] = inEachLang(itemField(itemIdOf(name) ?? '', 'name')).map((field) => input[field])
  const bytes = new Uint8Array(await file.arrayBuffer())
  const result = await siteContent.sendWhole(staff, bytes, zh ? { zh, en: en || zh } : null)
  if (!result.ok) {
    if (result.reason === 'not-allowed') throw data(null, 404)
    if (result.reason === 'temporarily-unavailable') return { input, problem: notSaved, status: 503 }
    return { input, problem: pictureProblems[result.reason] }
  }
  return { input: { ...input, [name]: String(result.imageId) }, pressedButton: name }
}
