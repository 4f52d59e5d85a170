import { data } from 'react-router'
import { notSaved } from '#content/staff/shell/not-saved.ts'
import { pictureProblems } from '#content/staff/shop/settings/pictures.ts'
import { logoFile } from '#domain/staff/shop/settings/shop-section.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import type { SettingsApi } from '#server/page-data/staff/shop/settings-api.ts'

type SentLogo = { readonly logo: string } | { readonly problem: Text; readonly status: number }

/** Null without a file. */
export async function sentLogo(
  form: FormData,
  staff: StaffMember,
  settings: SettingsApi,
): Promise<SentLogo | null> {
  const file = form.get(logoFile)
  if (!(file instanceof File) || file.size === 0) return null
  const result = await settings.sendLogo(staff, new Uint8Array(await file.arrayBuffer()))
  if (typeof result === 'object') return result
  if (result === 'not-allowed') throw data(null, 404)
  if (result === 'temporarily-unavailable') return { problem: notSaved, status: 503 }
  return { problem: pictureProblems[result], status: 422 }
}
