import { pagePath } from '#app/paths.ts'
import type { Crumb } from '#app/ui/breadcrumb.tsx'
import { breadcrumbWords } from '#content/layout.ts'
import type { Lang } from '#domain/text.ts'

/** The home page, where the trail of every page begins. */
export const homeCrumb = (lang: Lang): Crumb => ({
  name: breadcrumbWords.home[lang],
  href: pagePath('home', lang),
})
