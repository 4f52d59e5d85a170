/** Unlike the demo: one set, one zone, nothing optional. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixtureCatalogue } from './catalogue.ts'

/** The caller removes the folder. */
export function writeSmallCatalogue(): string {
  const folder = mkdtempSync(join(tmpdir(), 'small-catalogue-'))
  cpSync(fixtureCatalogue, folder, { recursive: true })
  const edit = (file: string, change: (json: unknown) => unknown) => {
    const path = join(folder, file)
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))))
  }
  const none = () => []
  for (const file of ['gifts.json', 'banners.json', 'promotions.json', 'clients.json']) edit(file, none)
  edit('events.json', () => ({ featured: [], activities: [] }))
  edit('categories.json', () => [
    {
      id: 'own',
      name: both('自家菜', 'Our Own'),
      description: both('一款', 'One'),
      kind: 'sets',
      path: null,
    },
  ])
  edit('setMenus.json', (sets) =>
    (sets as readonly object[]).slice(0, 1).map((set) => ({
      ...set,
      id: 7001,
      slug: 'our-own',
      categoryId: 'own',
      name: both('自家套餐', 'Our Own Set'),
      priceCents: 123_450,
      priceDisplay: { kind: 'plain' },
      includesDelivery: false,
      badges: [],
    })),
  )
  edit('pictures/index.json', (index) => withPicture(index as PictureIndex, '7001', 'landing/party.svg'))
  return folder
}

const both = (zh: string, en: string) => ({ zh, en })

interface PictureIndex {
  readonly maps: { readonly setMenu: Readonly<Record<string, string>> }
}

function withPicture(index: PictureIndex, set: string, file: string): PictureIndex {
  return { ...index, maps: { ...index.maps, setMenu: { ...index.maps.setMenu, [set]: file } } }
}
