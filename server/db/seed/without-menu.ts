import type { CatalogueFiles } from './catalogue-files.ts'

/** Every page needs categories, zones and pictures. */
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
    pages: files.pages.filter(({ group }) => group === 'more'),
    delivery: { ...files.delivery, pickup: kitchen },
  }
}
