import { picturePath } from '#app/paths.ts'
import { shopDetailsOf } from '#content/shop-details.ts'
import { type CalendarDate, startOfDay, todayInHongKong } from '#domain/calendar.ts'
import type { Picture } from '#domain/menu/catalogue.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import { isOfShape, middle, pictureShapes } from '#domain/shop/shop-picture.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { may } from '#domain/staff/permissions.ts'
import { readSiteAnyhow, siteForm } from '#domain/staff/shop/website/site-form.ts'
import type { EditableSite } from '#domain/staff/shop/website/site-part.ts'
import { picturesIn, type SitePartId, siteParts } from '#domain/staff/shop/website/site-parts.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { sendPicture } from '#server/commands/shop/send-picture.ts'
import type { FormStore } from '#server/commands/shop/steps/open-thing.ts'
import { draftOf } from '#server/db/shop/drafts.ts'
import type { Store } from '#server/db/store/store.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import { currentSite, type FormView, formView, type LinkedPage, linkedPages } from './forms-api.ts'

export interface PictureOption extends Pick<Picture, 'id' | 'alt' | 'width' | 'height'> {
  readonly address: string
}

export interface SitePartView extends FormView {
  readonly standard: EditableSite['standard']
  readonly pictures: readonly PictureOption[]
  readonly pages: readonly LinkedPage[]
  readonly today: string
}

export function createSiteContentApi(
  store: Pick<Store, 'db' | 'content' | 'queue' | 'refresh'> & Pick<FormStore, 'methodsOf'>,
  now: () => Date,
  configured: Partial<ShopDetails>,
) {
  return {
    async part(part: SitePartId): Promise<SitePartView> {
      const { catalogue, site: published } = await store.content()
      const site = await currentSite(store)
      const { view, sources } = await formView(store.db, { kind: 'site', id: part }, siteForm(part, site))
      return {
        ...view,
        standard: site.standard,
        pages: linkedPages(published.pages),
        pictures: pictureOptions(sources, catalogue.pictures),
        today: todayInHongKong(now()),
      }
    },
    /** Stores a logo or symbol, which the draft may then name. */
    sendLogo: (staff: StaffMember, bytes: Uint8Array) =>
      refuseInOutage(async () => {
        const { name } = shopDetailsOf((await store.content()).settings, configured)
        return sendPicture(store, { bytes, ...name, focus: middle, shape: 'whole' }, staff, now())
      }),
    /**
     * Shows drafts to staff who may see them.
     * @param day null previews today
     */
    async preview({ role }: StaffMember, api: SiteApi, day: CalendarDate | null): Promise<SiteApi> {
      if (!may(role, 'edit-site')) return api
      const { menuOnSale, site: published } = await store.content()
      let site = await currentSite(store)
      for (const part of Object.keys(siteParts) as SitePartId[]) {
        const draft = await draftOf(store.db, { kind: 'site', id: part })
        if (draft) site = { ...site, ...readSiteAnyhow(part, siteForm(part, site).whole(draft.values), site) }
      }
      const { banners, notice, questions, look } = site
      return {
        ...api,
        ...(day && { now: () => startOfDay(day) }),
        catalogue: async () => ({ ...menuOnSale, banners }),
        site: async () => ({ ...published, notice, questions }),
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
