import { pagePath } from '#app/paths.ts'
import type { Crumb } from '#app/ui/breadcrumb.tsx'
import { trailWords } from '#content/trail.ts'
import type { Lang } from '#domain/text.ts'

/** The home page, where the trail of every page begins. */
export const homeCrumb = (lang: Lang): Crumb => ({
  name: trailWords.home[lang],
  href: pagePath('home', lang),
})
