/** What an owner does to a part of the site. Visitors see nothing of it before it is published. */
import { faqSections } from '#content/pages/faqs.ts'
import { sitePartNames } from '#content/staff/settings/site.ts'
import { menuFiguresOf } from '#domain/menu/menu-figures.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import { may } from '#domain/staff/permissions.ts'
import type { SettingProblem } from '#domain/staff/settings/form-reading.ts'
import type { SiteFacts } from '#domain/staff/site/site-part.ts'
import { mergeSite, readSite, type SitePartId, siteParts, wholeSite } from '#domain/staff/site/site-parts.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { refusedInOutage } from '#server/commands/outage-result.ts'
import { loadCatalogue } from '#server/db/shop/catalogue.ts'
import { loadSettings } from '#server/db/shop/settings.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import { loadSite, siteHistory, writeSite } from '#server/db/shop/site.ts'
import type { Content } from '#server/db/shop/snapshot.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { showAtOnce } from './show-at-once.ts'
import {
  addVersion,
  changedOf,
  type Drafted,
  type DraftPublished,
  type DraftReset,
  type DraftSaved,
  publishDraft,
  type RequestedReset,
  resetDraft,
  saveDraft,
  type TypedDraft,
} from './steps/drafts.ts'
import { lockSite } from './steps/locks.ts'

type SiteStore = Pick<Store, 'db' | 'refresh'>
type Refusal = { readonly ok: false; readonly reason: 'not-allowed' | 'temporarily-unavailable' }

/** @param pages paths that banners and the notice may lead to */
export function siteFacts(
  { catalogue, settings, site }: Pick<Content, 'catalogue' | 'settings' | 'site'>,
  pages: readonly string[],
): SiteFacts {
  const { banners, pictures, sets, categories } = catalogue
  return {
    ...site,
    banners,
    pages,
    pictures: new Map([...pictures.values()].map((picture) => [picture.id, picture])),
    standard: faqSections(figuresOf(settings), menuFiguresOf(sets, categories)),
  }
}

interface EditedPart {
  readonly part: SitePartId
  readonly pages: readonly string[]
}

async function withPart<Result>(
  { db, refresh }: SiteStore,
  { part, pages }: EditedPart,
  by: StaffMember,
  now: Date,
  change: (thing: Drafted<SettingProblem>) => Promise<Result>,
): Promise<Result | Refusal> {
  if (!may(by.role, 'edit-site')) return { ok: false, reason: 'not-allowed' }
  return refusedInOutage(async () => {
    const done = await db.transaction(async (tx) => {
      await lockSite(tx)
      const [catalogue, settings, site] = [
        await loadCatalogue(tx),
        await loadSettings(tx),
        await loadSite(tx),
      ]
      return change(drafted(tx, part, siteFacts({ catalogue, settings, site }, pages), by, now))
    })
    await showAtOnce(refresh)
    return done
  })
}

/** A part of the site as something with a draft and versions. */
function drafted(
  tx: Transaction,
  part: SitePartId,
  facts: SiteFacts,
  by: StaffMember,
  now: Date,
): Drafted<SettingProblem> {
  const { valuesOf } = siteParts[part]
  const rows = siteHistory(tx, part)
  const published = valuesOf(facts)
  return {
    rows,
    published,
    whole: (values) => wholeSite(part, values, facts),
    sent: (values) => values,
    merge: (opened, mine, theirs, choices) => mergeSite(part, facts, { opened, mine, theirs }, choices),
    read(values) {
      const reading = readSite(part, values, facts)
      if (!reading.ok) return reading
      const { edit } = reading
      const versions = { before: published, after: valuesOf({ ...facts, ...edit }) }
      return {
        ok: true,
        async publish() {
          await writeSite(tx, edit)
          await addVersion(rows, versions, by.name, now)
          await addShopEvent(tx, {
            at: now,
            actorId: by.id,
            actorName: by.name,
            verb: 'publish-site',
            subjectId: `site.${part}`,
            subjectName: sitePartNames[part],
            ...changedOf(versions),
          })
        },
      }
    },
  }
}

export type TypedPart = EditedPart & TypedDraft

/** Saves what was typed as the draft, merged with what somebody else saved meanwhile. */
export function saveSiteDraft(
  store: SiteStore,
  asked: TypedPart,
  by: StaffMember,
  now: Date,
): Promise<Refusal | DraftSaved> {
  return withPart<DraftSaved>(store, asked, by, now, (thing) => saveDraft(thing, asked, by.name, now))
}

/** Makes what was typed what visitors see. */
export function publishSite(
  store: SiteStore,
  asked: TypedPart,
  by: StaffMember,
  now: Date,
): Promise<Refusal | DraftPublished<SettingProblem>> {
  return withPart<DraftPublished<SettingProblem>>(store, asked, by, now, (thing) =>
    publishDraft(thing, asked, by.name, now),
  )
}

/** Makes an earlier version the draft; `null` drops the draft. */
export function resetSiteDraft(
  store: SiteStore,
  asked: EditedPart & RequestedReset,
  by: StaffMember,
  now: Date,
): Promise<Refusal | DraftReset> {
  return withPart<DraftReset>(store, asked, by, now, (thing) => resetDraft(thing, asked, by.name, now))
}
