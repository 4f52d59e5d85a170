import type { CatalogueFiles } from './catalogue-files.ts'

/**
 * A catalogue for a shop that sells nothing yet: the categories, the zones and the pictures of the pages stay, since
 * every page is made of them. Nothing on sale, no promotion and no client of the demo is left.
 */
export function withoutMenu(files: CatalogueFiles): CatalogueFiles {
  const kitchen = {
    id: 'kitchen',
    name: { zh: '廚房', en: 'Kitchen' },
    address: { zh: '香港', en: 'Hong Kong' },
  }
  return {
    ...files,
    dishes: [],
    setMenus: [],
    gifts: [],
    banners: [],
    promotions: [],
    clients: [],
    events: { featured: [], activities: [] },
    delivery: { ...files.delivery, pickup: kitchen },
  }
}
