/**
 * Each thing has one draft, shared by its editors; their changes are merged, and only clashes are asked
 * about.
 */
import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import type { ShopVerb } from '#domain/shop/shop-verbs.ts'
import {
  decideSave,
  type Form,
  type FormInput,
  isDraftUnseen,
  type Merge,
  storedIn,
} from '#domain/staff/forms/form.ts'
import { hasVersions, type Place } from '#domain/staff/forms/place.ts'
import type { Problems } from '#domain/staff/forms/problems.ts'
import { changedFields, changesBetween, type Values } from '#domain/staff/forms/values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { addVersions, draftOf, removeDrafts, saveDrafts, versionsOf } from '#server/db/shop/drafts.ts'
import { changeShop, type ShopChange, type ShopRefusal } from './steps/change-shop.ts'
import { type FormStore, type OpenThing, openThing } from './steps/open-thing.ts'

type DraftRefusal = ShopRefusal | Refusing<'thing-unknown'>

export type SaveResult =
  | { readonly ok: true; readonly saved: 'draft' | 'published' }
  | DraftRefusal
  /** The input equals what is published. */
  | Refusing<'no-draft'>
  | (Refusing<'clashes'> & { readonly merge: Merge })
  /** Units that somebody else changed since the form was opened; they are in the draft now, to be reviewed. */
  | (Refusing<'unseen'> & { readonly units: readonly string[] })
  /** `isDraft`: the input is saved as the draft nevertheless. */
  | (Refusing<'problems'> & { readonly problems: Problems; readonly isDraft: boolean })

/**
 * Merges the input with what others saved meanwhile, and saves or publishes it; saves nothing while both
 * clash. Placed orders do not change.
 */
export function saveForm(
  store: FormStore,
  place: Place,
  input: FormInput,
  by: StaffMember,
  now: Date,
): Promise<SaveResult> {
  return onThing<SaveResult>(store, place, by, now, async (change, thing) => {
    const { tx } = change
    const { form } = thing
    const draft = await draftOf(tx, place)
    const { merge, values, publishes, clashes, unseen } = decideSave(form, draft?.values ?? null, input)
    if (clashes.length > 0) return { ok: false, reason: 'clashes', merge }
    const isChanged = changedFields(form.publishedValues, values).length > 0
    const saveDraft = async () => {
      if (!isChanged) await removeDrafts(tx, [place])
      else if (changedFields(storedIn(form, draft?.values ?? null), values).length > 0)
        await saveDrafts(tx, [{ ...place, values, at: now, by: by.name }])
    }
    // Drafts may hold what cannot be published yet.
    if (!publishes || hasVersions(place.kind) || unseen.length > 0) await saveDraft()
    if (!publishes) return { ok: true, saved: 'draft' }
    if (unseen.length > 0) return { ok: false, reason: 'unseen', units: unseen }
    if (!isChanged && hasVersions(place.kind)) return { ok: false, reason: 'no-draft' }
    const reading = thing.read(values)
    if (!reading.ok)
      return { ok: false, reason: 'problems', problems: reading.problems, isDraft: hasVersions(place.kind) }
    await removeDrafts(tx, [place])
    if (!isChanged) return { ok: true, saved: 'published' }
    const after = await reading.publish()
    await recordPublication(change, { ...thing, place, after }, by, now)
    return { ok: true, saved: 'published' }
  })
}

export type ResetResult = { readonly ok: true } | DraftRefusal | Refusing<'version-unknown' | 'draft-unseen'>

/**
 * Makes an earlier version the draft, unless somebody saved the draft since the page was opened.
 * @param version null drops the draft
 */
export function resetDraft(
  store: FormStore,
  place: Place,
  { version, base }: { readonly version: number | null; readonly base: Values },
  by: StaffMember,
  now: Date,
): Promise<ResetResult> {
  return onThing<ResetResult>(store, place, by, now, async ({ tx }, { form }) => {
    const earlier = (await versionsOf(tx, place)).find(({ number }) => number === version)
    if (version !== null && !earlier) return { ok: false, reason: 'version-unknown' }
    const draft = await draftOf(tx, place)
    if ((draft || earlier) && isDraftUnseen(form, draft?.values ?? null, base))
      return { ok: false, reason: 'draft-unseen' }
    if (earlier)
      await saveDrafts(tx, [{ ...place, values: form.whole(earlier.values), at: now, by: by.name }])
    else await removeDrafts(tx, [place])
    return { ok: true }
  })
}

function onThing<Result>(
  store: FormStore,
  place: Place,
  by: StaffMember,
  now: Date,
  decide: (change: ShopChange, thing: OpenThing) => Promise<Result>,
): Promise<Result | DraftRefusal> {
  const part = place.kind === 'site' || place.kind === 'page' ? 'site' : 'menu'
  return changeShop(store, part, by, now, async (change): Promise<Result | DraftRefusal> => {
    const thing = await openThing(change.tx, place, store, now)
    return thing ? decide(change, thing) : refusing('thing-unknown')
  })
}

interface Publication {
  readonly place: Place
  readonly name: Text
  readonly verb: ShopVerb
  readonly form: Pick<Form<unknown>, 'publishedValues'>
  readonly after: Values
}

/**
 * Records a publication in the audit log and as a version; before the first, it stores the original as a
 * version.
 */
export async function recordPublication(
  { tx, record }: ShopChange,
  { place, name, verb, form: { publishedValues }, after }: Publication,
  by: StaffMember,
  at: Date,
): Promise<void> {
  if (hasVersions(place.kind)) {
    const [last] = await versionsOf(tx, place)
    const first = last ? [] : [{ ...place, number: 1, values: publishedValues, at, by: '' }]
    await addVersions(tx, [
      ...first,
      { ...place, number: (last?.number ?? 1) + 1, values: after, at, by: by.name },
    ])
  }
  const isOfSite = place.kind === 'site' || place.kind === 'page'
  const id = isOfSite ? `${place.kind}.${place.id}` : place.id
  await record(verb, { id, name }, changesBetween(publishedValues, after))
}
