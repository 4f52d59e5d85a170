import { Link } from 'react-router'
import { dishEditPath, pageEditPath, type StaffPageId, setEditPath, staffPath } from '#app/staff/addresses.ts'
import { useText } from '#app/ui/lang.tsx'
import { englishMissing } from '#content/staff/shop/settings/settings.ts'
import type { SettingsView } from '#server/page-data/staff/shop/settings-api.ts'

type Gap = SettingsView['englishGaps'][number]

const sitePages: Readonly<Record<string, StaffPageId>> = {
  home: 'siteHome',
  clients: 'siteClients',
  questions: 'siteQuestions',
  terms: 'siteTerms',
  privacy: 'sitePrivacy',
}

const formOf: Readonly<Record<Gap['kind'], (id: string) => string>> = {
  set: (id) => setEditPath(Number(id)),
  dish: dishEditPath,
  category: () => staffPath('categoriesAndGifts'),
  gift: () => staffPath('categoriesAndGifts'),
  page: pageEditPath,
  site: (id) => staffPath(sitePages[id] ?? 'site'),
  settings: (id) => `${staffPath('settings')}#${id}`,
}

/** What would be half translated. */
export function EnglishGaps({ gaps }: { readonly gaps: readonly Gap[] }) {
  const text = useText()
  if (gaps.length === 0) return null
  return (
    <details open={gaps.length <= 10}>
      <summary>{text(englishMissing(gaps.length))}</summary>
      <ul>
        {gaps.map(({ kind, id, name }) => (
          <li key={`${kind} ${id}`}>
            <Link to={formOf[kind](id)}>{text(name)}</Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
