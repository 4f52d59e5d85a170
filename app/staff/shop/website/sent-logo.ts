import { data } from 'react-router'
import type { FormStep } from '#app/staff/shop/menus/drafts/posted-form.ts'
import { notSaved } from '#content/staff/shell/save-failure.ts'
import { pictureProblems, picturesPanel } from '#content/staff/shop/settings/pictures.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { StaffApi } from '#server/page-data/staff/staff-api.ts'

/** Stores the file of a logo or symbol, and puts it into the draft. */
export async function logoStep(
  { siteContent }: Pick<StaffApi, 'siteContent'>,
  staff: StaffMember,
  { form, input, name }: { readonly form: FormData; readonly input: Values; readonly name: string },
): Promise<FormStep> {
  const file = form.get(`file.${name}`)
  if (!(file instanceof File) || file.size === 0) return { input, problem: picturesPanel.noFile }
  const result = await siteContent.sendLogo(staff, new Uint8Array(await file.arrayBuffer()))
  if (!result.ok) {
    if (result.reason === 'not-allowed') throw data(null, 404)
    if (result.reason === 'temporarily-unavailable') return { input, problem: notSaved, status: 503 }
    return { input, problem: pictureProblems[result.reason] }
  }
  return { input: { ...input, [name]: String(result.imageId) }, pressedButton: name }
}
