import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { Crumb } from '#app/ui/breadcrumb.tsx'

/** The list ends with the page itself. */
export function breadcrumbJsonLd(
  crumbs: readonly Crumb[],
  here: Crumb,
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, here].map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(href, siteUrl).href,
    })),
  }
}
