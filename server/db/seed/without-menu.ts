import type { CatalogueFiles } from './catalogue-files.ts'

/**
 * Keeps categories, zones and pictures, which every page needs; removes products, promotions and the demo's clients.
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
