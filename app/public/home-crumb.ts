import { pagePath } from '#app/paths.ts'
import type { Crumb } from '#app/ui/breadcrumb.tsx'
import { breadcrumbWords } from '#content/layout.ts'
import type { Lang } from '#domain/text.ts'

export const homeCrumb = (lang: Lang): Crumb => ({
  name: breadcrumbWords.home[lang],
  href: pagePath('home', lang),
})
