import { notSaved } from '#content/staff/shell/save-failure.ts'
import { manyPictures } from '#content/staff/shop/many-pictures.ts'
import { hasVersions } from '#domain/staff/forms/place.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { StaffApi } from '#server/page-data/staff/staff-api.ts'
import type { UploadResult } from './taken-picture.ts'
import type { SavedChoice } from './use-picture-upload.ts'

/**
 * Gives an item its new picture as its form does: a set's draft waits for publication, a dish changes at once.
 * @param item `dish/<id>` or `set/<id>`
 */
export async function saveForItem(
  forms: StaffApi['forms'],
  staff: StaffMember,
  item: string,
  choice: SavedChoice,
): Promise<UploadResult> {
  const [, kind, id = ''] = /^(dish|set)\/([\w-]{1,60})$/.exec(item) ?? []
  const place = { kind: kind === 'set' ? ('set' as const) : ('dish' as const), id }
  const base = await forms.publishedValues(place)
  if (!kind || !base) return { problem: manyPictures.gone, status: 422 }
  const result = await forms.save(staff, place, {
    base,
    input: { ...base, picture: choice.value },
    as: hasVersions(place.kind) ? 'draft' : 'published',
  })
  if (result.ok) return { choice: { ...choice, saved: result.saved } }
  switch (result.reason) {
    case 'temporarily-unavailable':
      return { problem: notSaved, status: 503 }
    case 'clashes':
    case 'unseen':
      return { problem: manyPictures.clash, status: 409 }
    case 'problems':
      return { problem: manyPictures.invalid, status: 422 }
    case 'not-allowed':
    case 'thing-unknown':
    case 'no-draft':
      return { problem: manyPictures.gone, status: 422 }
  }
}
