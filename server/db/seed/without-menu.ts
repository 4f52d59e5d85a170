import type { CatalogueFiles } from './catalogue-files.ts'

/** Until the owner adds others; it is hidden until it has a set on sale. */
const firstCategory: CatalogueFiles['categories'][number] = {
  id: 'sets',
  kind: 'sets',
  path: null,
  name: { zh: '到會套餐', en: 'Catering sets' },
  description: { zh: '到會套餐', en: 'Catering sets' },
}

/** Every page needs a category, zones and pictures. */
export function withoutMenu(files: CatalogueFiles): CatalogueFiles {
  const kitchen = {
    id: 'kitchen',
    name: { zh: '廚房', en: 'Kitchen' },
    address: { zh: '香港', en: 'Hong Kong' },
  }
  return {
    ...files,
    categories: [firstCategory, ...files.categories.filter(({ kind }) => kind === 'gifts')],
    dishes: [],
    setMenus: [],
    gifts: [],
    banners: [],
    promotions: [],
    clients: [],
    events: { featured: [], activities: [] },
    pages: files.pages.flatMap((page) => {
      if (page.district) return [{ ...page, isOn: false, district: files.newDistrict }]
      return page.group === 'more' ? [page] : []
    }),
    delivery: { ...files.delivery, pickup: kitchen },
  }
}
