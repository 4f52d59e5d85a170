import { picturePath } from '#app/paths.ts'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'
import { useText } from '#app/ui/lang.tsx'
import { SignHeading } from '#app/ui/signs/sign-heading.tsx'
import { caterersPage } from '#content/pages/caterers.ts'
import css from './head.module.css'
import type { SectionView } from './view.ts'

export interface CaterersHeadProps {
  readonly crumbs: readonly Crumb[]
  readonly sections: readonly Pick<SectionView, 'id' | 'name' | 'upright'>[]
}

export function CaterersHead({ crumbs, sections }: CaterersHeadProps) {
  const text = useText()
  return (
    <div className={`wrap ${css.head}`}>
      <div className={css.words}>
        <Breadcrumb crumbs={crumbs} here={text(caterersPage.heading)} />
        <SignHeading name="caterers" className={{ zh: css.signed }}>
          {text(caterersPage.heading)}
        </SignHeading>
        <p>{text(caterersPage.lead)}</p>
      </div>
      <nav aria-label={text(caterersPage.sections)}>
        <ul className={css.slips}>
          {sections.map(({ id, name, upright }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {upright && (
                  <img src={picturePath(upright, 360)} alt="" width={upright.width} height={upright.height} />
                )}
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
