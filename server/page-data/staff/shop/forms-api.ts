import { isPrivatePage, pageIds, pagePath } from '#app/paths.ts'
import { pageNames } from '#content/layout.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import type { ShopPage } from '#domain/shop/shop-page.ts'
import { type FieldReader, type Form, type FormInput, storedIn } from '#domain/staff/forms/form.ts'
import { hasVersions, type Place } from '#domain/staff/forms/place.ts'
import type { Problems } from '#domain/staff/forms/problems.ts'
import { changedFields, type Values } from '#domain/staff/forms/values.ts'
import { menuForms } from '#domain/staff/shop/menus/menu-forms.ts'
import { pageForm } from '#domain/staff/shop/website/page-form.ts'
import { siteForm } from '#domain/staff/shop/website/site-form.ts'
import { sitePartOf } from '#domain/staff/shop/website/site-parts.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { resetDraft, saveForm } from '#server/commands/shop/drafts.ts'
import type { LegalSources } from '#server/commands/shop/steps/legal-texts.ts'
import { editableSite, type FormStore, pageContext } from '#server/commands/shop/steps/open-thing.ts'
import { draftOf, versionsOf } from '#server/db/shop/drafts.ts'
import type { Content } from '#server/db/shop/snapshot.ts'
import type { Store } from '#server/db/store/store.ts'

export interface DraftOutcome {
  readonly at: Date
  readonly by: string
}

export interface FormVersion {
  readonly number: number
  readonly at: Date
  /** The author is empty for the version loaded from the catalogue. */
  readonly by: string
  /** Units that differ from the previous version. */
  readonly changedUnits: readonly string[]
}

export interface FormView {
  readonly publishedValues: Values
  readonly values: Values
  readonly draft: DraftOutcome | null
  readonly problems: Problems
  /** The newest version comes first; empty if never changed. */
  readonly versions: readonly FormVersion[]
}

/** `sources`: all values the form has or had, whose pictures can be chosen again. */
export async function formView(
  db: Store['db'],
  place: Place,
  form: Form<unknown>,
): Promise<{ readonly view: FormView; readonly sources: readonly Values[] }> {
  const view = formValues(form, await draftOf(db, place))
  const versions = hasVersions(form.kind) ? await versionsOf(db, place) : []
  return {
    view: { ...view, versions: withChanges(form, versions) },
    sources: [view.values, view.publishedValues, ...versions.map(({ values }) => values)],
  }
}

export function formValues(form: Form<unknown>, draft: (DraftOutcome & { readonly values: Values }) | null) {
  const values = storedIn(form, draft?.values ?? null)
  const reading = form.read(values)
  return {
    publishedValues: form.publishedValues,
    values,
    draft: draft && { at: draft.at, by: draft.by },
    problems: reading.ok ? {} : reading.problems,
  }
}

function withChanges(
  { whole, shape }: Form<unknown>,
  versions: readonly (Omit<FormVersion, 'changedUnits'> & { readonly values: Values })[],
): readonly FormVersion[] {
  return versions.map(({ number, at, by, values }, index) => {
    const fields = changedFields(whole(versions[index + 1]?.values ?? values), whole(values))
    return { number, at, by, changedUnits: [...new Set(fields.map(shape.unitOf))] }
  })
}

export interface LinkedPage {
  readonly path: string
  readonly name: Text
}

/** Pages without parameters, which banners and the notice may link to. */
export function linkedPages(shopPages: readonly ShopPage[]): readonly LinkedPage[] {
  const programLinks = pageIds.flatMap((page) => {
    const names: Readonly<Record<string, Text | undefined>> = pageNames
    const [path, name] = [pagePath(page, 'zh').replace(/\/$/, ''), names[page]]
    return name && !isPrivatePage(page) && !path.includes(':') ? [{ path, name }] : []
  })
  const shopLinks = shopPages.flatMap(({ id, content }) =>
    content ? [{ path: `/${id}`, name: content.menuName }] : [],
  )
  return [...programLinks, ...shopLinks]
}

const pathsTo = ({ site }: Pick<Content, 'site'>) => linkedPages(site.pages).map(({ path }) => path)

export const currentSite = async ({ content, ...sources }: Pick<Store, 'content'> & LegalSources) => {
  const current = await content()
  return editableSite(current, { ...sources, pages: pathsTo(current) })
}

export function createFormsApi(store: Pick<Store, 'content'> & FormStore, now: () => Date) {
  const formAt = async ({ kind, id }: Place): Promise<Form<unknown> | null> => {
    if (kind === 'page') {
      const { catalogue, settings, site } = await store.content()
      const page = site.pages.find((each) => each.id === id)
      return page ? pageForm(page, pageContext(id, { catalogue, settings })) : null
    }
    if (kind !== 'site') return menuForms((await store.content()).catalogue, todayInHongKong(now()))[kind](id)
    const part = sitePartOf(id)
    return part && siteForm(part, await currentSite(store))
  }
  return {
    publishedValues: async (place: Place): Promise<Values | null> =>
      (await formAt(place))?.publishedValues ?? null,
    readInput: async (place: Place, field: FieldReader): Promise<Values | null> =>
      (await formAt(place))?.readInput(field) ?? null,
    save: async (staff: StaffMember, place: Place, input: FormInput) =>
      saveForm({ ...store, pages: pathsTo(await store.content()) }, place, input, staff, now()),
    reset: async (staff: StaffMember, place: Place, reset: Parameters<typeof resetDraft>[2]) =>
      resetDraft({ ...store, pages: pathsTo(await store.content()) }, place, reset, staff, now()),
  }
}
