import { comesNear } from '#app/browser/comes-near.ts'
import { getJson } from '#app/http/http-client.ts'
import { fragmentPath } from '#app/paths.ts'
import type { HowMuchFoodProps } from '#app/public/how-much-food/view.ts'
import type { Lang } from '#domain/text.ts'

/** If the data does not load, the table stays. */
export async function mount(element: HTMLElement, _props: unknown, lang: Lang): Promise<void> {
  await comesNear(element)
  const [{ renderPart }, { Calculator }, props] = await Promise.all([
    import('#app/ui/islands/take-over.tsx'),
    import('#app/public/how-much-food/calculator.tsx'),
    fetchProps(lang).catch(() => null),
  ])
  if (props) await renderPart(element, lang, Calculator, props)
}

export async function open(opener: HTMLElement, _dataset: DOMStringMap, lang: Lang): Promise<void> {
  if (opener.ariaBusy === 'true') return
  opener.ariaBusy = 'true'
  try {
    const [{ openCalculator }, props] = await Promise.all([
      import('#app/public/how-much-food/calculator-dialog.tsx'),
      fetchProps(lang),
    ])
    openCalculator(opener, props, lang)
  } catch {
    if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
  } finally {
    opener.ariaBusy = null
  }
}

function fetchProps(lang: Lang): Promise<HowMuchFoodProps> {
  return getJson(fragmentPath('how-much-food', lang))
}
