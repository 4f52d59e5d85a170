import { eq } from 'drizzle-orm'
import { switchedPages } from '#app/paths.ts'
import { pageName } from '#content/page-name.ts'
import { districtAt } from '#content/pages/districts/district.ts'
import { districtFigures } from '#content/pages/districts/district-figures.ts'
import { districtWords } from '#content/pages/districts/sentences.ts'
import { faqSections } from '#content/pages/faqs.ts'
import { figureWords, shopWords } from '#content/pages/landing/figure-words.ts'
import { landingFigures } from '#content/pages/landing/landing-figures.ts'
import { privacyPage } from '#content/pages/privacy.ts'
import { termsPage } from '#content/pages/terms.ts'
import { shopDetailsOf, standardLook } from '#content/shop-details.ts'
import { sitePartNames } from '#content/staff/shop/settings/site.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { withWhatFollows } from '#domain/menu/dish-faults.ts'
import { menuFiguresOf } from '#domain/menu/menu-figures.ts'
import { trueBadges } from '#domain/menu/set-badges.ts'
import { pricedOn } from '#domain/menu/set-prices.ts'
import { paymentMethods } from '#domain/payment/payment-method.ts'
import { type Clause, clauseText } from '#domain/shop/clauses.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import { lookIn } from '#domain/shop/shop-details.ts'
import type { ShopVerb } from '#domain/shop/shop-verbs.ts'
import { isLegal } from '#domain/shop/site-content.ts'
import type { Form } from '#domain/staff/forms/form.ts'
import type { Place } from '#domain/staff/forms/place.ts'
import type { Problems } from '#domain/staff/forms/problems.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { categoryValues, giftValues } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import { dishValuesOf } from '#domain/staff/shop/menus/dish-values.ts'
import { menuContext, menuForms } from '#domain/staff/shop/menus/menu-forms.ts'
import { type EditedSet, type MenuContext, withEdits } from '#domain/staff/shop/menus/read-set.ts'
import { setValuesOf } from '#domain/staff/shop/menus/set-values.ts'
import { type PageContext, pageForm } from '#domain/staff/shop/website/page-form.ts'
import { siteForm, siteForms } from '#domain/staff/shop/website/site-form.ts'
import type { EditableSite } from '#domain/staff/shop/website/site-part.ts'
import { sitePartOf } from '#domain/staff/shop/website/site-parts.ts'
import { heroesOf } from '#domain/staff/shop/website/words-parts.ts'
import type { Text } from '#domain/text.ts'
import { categories, dishes, gifts } from '#server/db/schema/catalogue.ts'
import { pages } from '#server/db/schema/site.ts'
import { loadCatalogue } from '#server/db/shop/catalogue.ts'
import { loadSettings } from '#server/db/shop/settings.ts'
import { loadSite, writeSite } from '#server/db/shop/site.ts'
import type { Content } from '#server/db/shop/snapshot.ts'
import { writeSet } from '#server/db/shop/write-set.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { lockPart } from './change-shop.ts'
import { changeLegalTexts, type LegalSources, standardClauses } from './legal-texts.ts'

export interface FormStore extends Pick<Store, 'db' | 'refresh'>, LegalSources {
  /** Paths that banners and the notice may link to. */
  readonly pages?: readonly string[]
}

export interface OpenThing {
  readonly name: Text
  /** The audit log records the publication with this verb. */
  readonly verb: ShopVerb
  readonly form: Form<unknown>
  /** @returns how to write the values, and what customers see then */
  read(
    values: Values,
  ): { readonly ok: true; publish(): Promise<Values> } | { readonly ok: false; readonly problems: Problems }
}

export async function openThing(
  tx: Transaction,
  { kind, id }: Place,
  sources: Omit<FormStore, 'db' | 'refresh'>,
  now: Date,
): Promise<OpenThing | null> {
  const catalogue = await loadCatalogue(tx)
  if (kind === 'page') {
    const [settings, site] = [await loadSettings(tx), await loadSite(tx)]
    const page = site.pages.find((each) => each.id === id)
    if (!page) return null
    const context = pageContext(id, { catalogue, settings })
    return thing(pageName(page), 'publish-page', pageForm(page, context), async (edit) => {
      await tx.update(pages).set(edit).where(eq(pages.id, id))
      return pageForm({ ...page, ...edit }, context).publishedValues
    })
  }
  if (kind === 'site') {
    const part = sitePartOf(id)
    if (!part) return null
    const [settings, site] = [await loadSettings(tx), await loadSite(tx)]
    const editable = editableSite({ catalogue, settings, site }, sources)
    return thing(sitePartNames[part], 'publish-site', siteForm(part, editable), async (edit) => {
      if (edit.look || isLegal(part)) await lockPart(tx, 'settings')
      const write = () => writeSite(tx, edit)
      await (isLegal(part) ? changeLegalTexts(tx, sources, todayInHongKong(now), write) : write())
      return siteForms[part].valuesOf({ ...editable, ...edit })
    })
  }
  const today = todayInHongKong(now)
  const forms = menuForms(catalogue, today)
  switch (kind) {
    case 'set': {
      const [set, form] = [catalogue.sets.find((each) => String(each.id) === id), forms.set(id)]
      if (!set || !form) return null
      const context = menuContext(catalogue)
      return thing(set.name, 'publish-set', form, (edit) =>
        writeEditedSet(tx, pricedOn(set, today), edit, context),
      )
    }
    case 'dish': {
      const [dish, form] = [catalogue.dishes.get(id), forms.dish(id)]
      if (!dish || !form) return null
      return thing(dish.name, 'edit-dish', form, async (edit) => {
        const { picture, ...fields } = edit
        const { contains, cuisine } = withWhatFollows({ ...dish, ...fields })
        const lists = { contains: [...contains], allergens: [...fields.allergens] }
        await tx
          .update(dishes)
          .set({ ...fields, ...lists, cuisine, imageId: picture.id })
          .where(eq(dishes.id, id))
        return dishValuesOf(edit)
      })
    }
    case 'category': {
      const [category, form] = [catalogue.categories.find((each) => each.id === id), forms.category(id)]
      if (!category || !form) return null
      return thing(category.name, 'edit-category', form, async (edit) => {
        await tx.update(categories).set(edit).where(eq(categories.id, id))
        return categoryValues(edit)
      })
    }
    case 'gift': {
      const [gift, form] = [catalogue.gifts.find((each) => String(each.id) === id), forms.gift(id)]
      if (!gift || !form) return null
      return thing(gift.name, 'edit-gift', form, async (edit) => {
        const allergens = [...edit.allergens]
        await tx
          .update(gifts)
          .set({ ...edit, allergens })
          .where(eq(gifts.id, gift.id))
        const { imageId, aloneImageId } = edit
        return giftValues({ ...edit, picture: { id: imageId }, alone: { id: aloneImageId } })
      })
    }
  }
}

function thing<Edit>(
  name: Text,
  verb: ShopVerb,
  form: Form<Edit>,
  write: (edit: Edit) => Promise<Values>,
): OpenThing {
  return {
    name,
    verb,
    form,
    read(values) {
      const reading = form.read(values)
      return reading.ok ? { ok: true, publish: () => write(reading.value) } : reading
    },
  }
}

/** @returns the values as the menu shows them: 990.50 becomes 990.5, and badges follow the dishes */
export async function writeEditedSet(
  tx: Transaction,
  set: SetMenu,
  edit: EditedSet,
  context: MenuContext,
): Promise<Values> {
  const badges = await writeSet(tx, set, edit)
  const publishedSet = withEdits(set, edit, context)
  return setValuesOf({ ...publishedSet, badges: trueBadges(badges, publishedSet.groups) })
}

export function editableSite(
  { catalogue, settings, site }: Pick<Content, 'catalogue' | 'settings' | 'site'>,
  { pages = [], ...sources }: Omit<FormStore, 'db' | 'refresh'>,
): EditableSite {
  const { banners, pictures, sets, categories: all } = catalogue
  const { methodsOf = () => paymentMethods } = sources
  const { terms, privacy } = standardClauses(catalogue, settings, sources)
  const itemOf = ({ id, title, body }: Clause) => ({ id, question: title, answer: clauseText(body) })
  return {
    ...site,
    banners,
    pages,
    hasEnglish: catalogue.hasEnglish,
    sets,
    heroes: heroesOf(settings.startedEmpty),
    figureOf: shopWords(shopDetailsOf(settings, {}), landingFigures(settings, asOnSale(sets))),
    look: { ...standardLook, ...lookIn(settings.details) },
    pictures: new Map([...pictures.values()].map((picture) => [picture.id, picture])),
    standard: [
      ...faqSections({ ...figuresOf(settings), methods: methodsOf(settings) }, menuFiguresOf(sets, all)),
      { id: 'terms', name: termsPage.heading, items: terms.zh.map(itemOf) },
      { id: 'privacy', name: privacyPage.heading, items: privacy.map(itemOf) },
    ],
  }
}

/** A set may be off sale while a text about it is written. */
const asOnSale = (sets: readonly SetMenu[]) => sets.map((set) => ({ ...set, published: true }))

export function pageContext(
  id: string,
  { catalogue, settings }: Pick<Content, 'catalogue' | 'settings'>,
): PageContext {
  const { categories: all, sets, pictures, hasEnglish } = catalogue
  const district = districtAt(id)
  const figures = landingFigures(settings, asOnSale(sets))
  return {
    hasEnglish,
    categories: all.filter(({ kind }) => kind === 'sets').map(({ id }) => id),
    sets: sets.map(({ slug }) => slug),
    pictures: new Map([...pictures].map(([file, { id }]) => [id, file])),
    figureOf: district ? districtWords(districtFigures(district, settings), figures) : figureWords(figures),
    pagesWithSection: switchedPages,
  }
}
