import { picturePath } from '#app/paths.ts'
import { standardClientWords } from '#content/pages/client.ts'
import { standardIntroduction } from '#content/pages/home.ts'
import { shopDetailsOf } from '#content/shop-details.ts'
import { type CalendarDate, startOfDay, todayInHongKong } from '#domain/calendar.ts'
import type { Picture } from '#domain/menu/catalogue.ts'
import { isOfShape, middle, pictureShapes } from '#domain/shop/shop-picture.ts'
import { shownSite } from '#domain/shop/site-content.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { may } from '#domain/staff/permissions.ts'
import { readSiteAnyhow, siteForm } from '#domain/staff/shop/website/site-form.ts'
import { type EditableSite, type SitePartId, sitePartIds } from '#domain/staff/shop/website/site-part.ts'
import { partOf, picturesIn } from '#domain/staff/shop/website/site-parts.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { sendPicture } from '#server/commands/shop/send-picture.ts'
import type { LegalSources } from '#server/commands/shop/steps/legal-texts.ts'
import { draftOf } from '#server/db/shop/drafts.ts'
import type { Store } from '#server/db/store/store.ts'
import { closedPages } from '#server/page-data/public/closed-pages.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import { currentSite, type FormView, formView, type LinkedPage, linkedPages } from './forms-api.ts'

export interface PictureOption extends Pick<Picture, 'id' | 'alt' | 'width' | 'height'> {
  readonly address: string
}

export interface SitePartView extends FormView, Pick<EditableSite, 'standard' | 'heroes' | 'sets'> {
  readonly part: SitePartId
  /** What pages say while a field is empty. */
  readonly standardWords: Readonly<Record<string, Text>>
  readonly pictures: readonly PictureOption[]
  readonly pages: readonly LinkedPage[]
  readonly today: string
}

export function createSiteContentApi(
  store: Pick<Store, 'db' | 'content' | 'queue' | 'refresh'> & LegalSources,
  now: () => Date,
) {
  return {
    async part(part: SitePartId): Promise<SitePartView> {
      const { catalogue, settings, site: published } = await store.content()
      const site = await currentSite(store)
      const { guests } = settings.service
      const { view, sources } = await formView(store.db, { kind: 'site', id: part }, siteForm(part, site))
      return {
        ...view,
        part,
        standard: site.standard.filter(({ id }) => partOf(part).lists(site).includes(id)),
        heroes: site.heroes,
        sets: site.sets.map(({ id, name }) => ({ id, name })),
        standardWords:
          part === 'home'
            ? standardIntroduction(shopDetailsOf(settings, store.configuredDetails ?? {}), guests)
            : standardClientWords,
        pages: linkedPages(published.pages),
        pictures: pictureOptions(sources, catalogue.pictures),
        today: todayInHongKong(now()),
      }
    },
    /**
     * Stores a whole picture, which the draft may then name.
     * @param alt null for the shop's name
     */
    sendWhole: (staff: StaffMember, bytes: Uint8Array, alt: Text | null) =>
      refuseInOutage(async () => {
        const { name } = shopDetailsOf((await store.content()).settings, store.configuredDetails ?? {})
        return sendPicture(store, { bytes, ...(alt ?? name), focus: middle, shape: 'whole' }, staff, now())
      }),
    /**
     * Shows drafts to staff who may see them.
     * @param day null previews today
     */
    async preview({ role }: StaffMember, api: SiteApi, day: CalendarDate | null): Promise<SiteApi> {
      if (!may(role, 'edit-site')) return api
      const content = await store.content()
      const { menuOnSale, site: published } = content
      let site = await currentSite(store)
      for (const part of sitePartIds) {
        const draft = await draftOf(store.db, { kind: 'site', id: part })
        if (draft) site = { ...site, ...readSiteAnyhow(part, siteForm(part, site).whole(draft.values), site) }
      }
      const { banners, notice, questions, look, home, clientele } = site
      const draft = { ...published, notice, questions, home, clientele }
      return {
        ...api,
        ...(day && { now: () => startOfDay(day) }),
        catalogue: async () => ({ ...menuOnSale, banners }),
        site: async () => shownSite(draft),
        closedPages: async () => closedPages({ ...content, site: draft }, day ?? todayInHongKong(now())),
        shop: async () => ({ ...(await api.shop()), ...look }),
      }
    },
  }
}

/** Pictures have two pixels per CSS pixel. */
const optionWidthPx = 360

const bannerShapes = [pictureShapes.wide, pictureShapes.tall]

/** Pictures named by the values, and uploads for banners, by path below the picture folder. */
function pictureOptions(
  sources: readonly Values[],
  pictures: ReadonlyMap<string, Picture>,
): readonly PictureOption[] {
  const fileNames = new Set(sources.flatMap(picturesIn))
  return [...pictures].flatMap(([file, picture]) => {
    const { id, alt, width, height } = picture
    const isForBanners =
      file.startsWith('uploads/') && bannerShapes.some((shape) => isOfShape(picture, shape))
    if (!fileNames.has(id) && !isForBanners) return []
    return [{ id, alt, width, height, address: picturePath(picture, optionWidthPx) }]
  })
}
