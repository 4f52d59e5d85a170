/** What the pages of the site's own content may request: a part with its draft and versions, and the preview of both. */
import { isPrivatePage, pageIds, pagePath, picturePath } from '#app/paths.ts'
import { pageNames } from '#content/layout.ts'
import { type CalendarDate, startOfDay, todayInHongKong } from '#domain/calendar.ts'
import type { Picture } from '#domain/menu/catalogue.ts'
import { isOfShape, pictureShapes } from '#domain/shop/shop-picture.ts'
import { changedFields } from '#domain/staff/menus/set-values.ts'
import { may } from '#domain/staff/permissions.ts'
import type { SettingProblems } from '#domain/staff/settings/form-reading.ts'
import { picturesIn } from '#domain/staff/site/front-part.ts'
import { type SiteFacts, type SiteValues, siteUnitOf } from '#domain/staff/site/site-part.ts'
import {
  readSite,
  readSiteAnyhow,
  type SitePartId,
  siteParts,
  typedSite,
  wholeSite,
} from '#domain/staff/site/site-parts.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import {
  publishSite,
  resetSiteDraft,
  saveSiteDraft,
  siteFacts,
  type TypedPart,
} from '#server/commands/shop/edit-site.ts'
import { siteHistory } from '#server/db/shop/site.ts'
import type { Store } from '#server/db/store/store.ts'
import type { SiteApi } from '#server/site/site-api.ts'

export interface PictureOption extends Pick<Picture, 'id' | 'alt' | 'width' | 'height'> {
  /** The address of a small one. */
  readonly address: string
}

export interface SitePartView {
  readonly published: SiteValues
  /** The draft, or what is published. */
  readonly values: SiteValues
  readonly draft: { readonly at: Date; readonly by: string } | null
  /** What stands in the way of publishing the draft, by field. */
  readonly problems: SettingProblems
  /** The newest first; empty: never changed. */
  readonly versions: readonly SiteVersion[]
  readonly standard: SiteFacts['standard']
  /** Those that banners show or showed, and those that were sent in a shape of theirs. */
  readonly pictures: readonly PictureOption[]
  /** Pages that can be linked, with their names. */
  readonly pages: readonly { readonly path: string; readonly name: Text }[]
  readonly today: string
}

export interface SiteVersion {
  readonly number: number
  readonly at: Date
  readonly by: string
  /** The fields, or those that belong together, that differ from the version before. */
  readonly changed: readonly string[]
}

type Asked = Omit<TypedPart, 'pages'>

export interface SiteContentApi {
  part(part: SitePartId): Promise<SitePartView>
  /** The values of a form; null: it is none of this part. */
  typed(part: SitePartId, read: (name: string) => string | null): Promise<SiteValues | null>
  saveDraft(staff: StaffMember, asked: Asked): ReturnType<typeof saveSiteDraft>
  publish(staff: StaffMember, asked: Asked): ReturnType<typeof publishSite>
  /** @param opened the values that the person saw */
  reset(
    staff: StaffMember,
    part: SitePartId,
    version: number | null,
    opened: SiteValues,
  ): ReturnType<typeof resetSiteDraft>
  /**
   * What pages may request: with the drafts in place of what is published for those who may see them.
   * @param day as which day the pages are shown; null: today
   */
  preview(staff: StaffMember, api: SiteApi, day: CalendarDate | null): Promise<SiteApi>
}

/** Pages with a name and without parameters. */
const linked = pageIds.flatMap((page) => {
  const names: Readonly<Record<string, Text | undefined>> = pageNames
  const [path, name] = [pagePath(page, 'zh').replace(/\/$/, ''), names[page]]
  return name && !isPrivatePage(page) && !path.includes(':') ? [{ path, name }] : []
})
const pages = linked.map(({ path }) => path)

export function createSiteContentApi(
  store: Pick<Store, 'db' | 'content' | 'refresh'>,
  now: () => Date,
): SiteContentApi {
  const currentFacts = async () => siteFacts(await store.content(), pages)
  return {
    async part(part) {
      const content = await store.content()
      const facts = siteFacts(content, pages)
      const rows = siteHistory(store.db, part)
      const draft = await rows.draft()
      const versions = await rows.versions()
      const published = siteParts[part].valuesOf(facts)
      const values = draft ? wholeSite(part, draft.values, facts) : published
      const reading = readSite(part, values, facts)
      return {
        published,
        values,
        standard: facts.standard,
        pages: linked,
        draft: draft && { at: draft.at, by: draft.by },
        problems: reading.ok ? {} : reading.problems,
        versions: versions.map(({ number, at, by, values: own }, index) => ({
          number,
          at,
          by,
          changed: [...new Set(changedFields(versions[index + 1]?.values ?? own, own).map(siteUnitOf))],
        })),
        pictures: pictureOptions(
          [values, published, ...versions.map((version) => version.values)],
          content.catalogue.pictures,
        ),
        today: todayInHongKong(now()),
      }
    },
    typed: async (part, read) => typedSite(part, await currentFacts(), read),
    saveDraft: (staff, asked) => saveSiteDraft(store, { ...asked, pages }, staff, now()),
    publish: (staff, asked) => publishSite(store, { ...asked, pages }, staff, now()),
    reset: (staff, part, version, opened) =>
      resetSiteDraft(store, { part, pages, version, opened }, staff, now()),
    async preview({ role }, api, day) {
      if (!may(role, 'edit-site')) return api
      const content = await store.content()
      let facts = siteFacts(content, pages)
      for (const part of ['front', 'questions'] as const) {
        const draft = await siteHistory(store.db, part).draft()
        if (draft) facts = { ...facts, ...readSiteAnyhow(part, wholeSite(part, draft.values, facts), facts) }
      }
      const { banners, notice, questions } = facts
      return {
        ...api,
        ...(day && { now: () => startOfDay(day) }),
        catalogue: async () => ({ ...content.offered, banners }),
        site: async () => ({ notice, questions }),
      }
    },
  }
}

/** Twice the width on the page. Pixels. */
const optionWidth = 360

const bannerShapes = [pictureShapes.wide, pictureShapes.tall]

/** The pictures that any of the values name, and those that were sent for banners, by their path below the picture folder. */
function pictureOptions(
  sources: readonly SiteValues[],
  pictures: ReadonlyMap<string, Picture>,
): readonly PictureOption[] {
  const named = new Set(sources.flatMap(picturesIn))
  return [...pictures].flatMap(([file, picture]) => {
    const { id, alt, width, height } = picture
    const isForBanners =
      file.startsWith('uploads/') && bannerShapes.some((shape) => isOfShape(picture, shape))
    if (!named.has(id) && !isForBanners) return []
    return [{ id, alt, width, height, address: picturePath(picture, optionWidth) }]
  })
}
