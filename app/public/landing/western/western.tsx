import { useLoaderData } from 'react-router'
import { LandingFrame } from '#app/public/landing/frame.tsx'
import { landingLoader, menuLink } from '#app/public/landing/loader.ts'
import { landingMeta } from '#app/public/landing/meta.ts'
import { Courses } from './courses.tsx'
import { coursesView } from './courses-view.ts'

export const loader = landingLoader('western-catering', ({ landing, sets, pictures, lang }) => ({
  courses: coursesView({ sets, categoryId: landing.menu.categoryId, pictures, lang }),
  menu: menuLink(landing, lang),
}))

export const meta = landingMeta

export default function WesternCatering() {
  const { ownSection: items, ...page } = useLoaderData<typeof loader>()
  return (
    <LandingFrame page={page}>
      {items?.courses && <Courses view={items.courses} menu={items.menu} />}
    </LandingFrame>
  )
}
