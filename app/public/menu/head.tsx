import { howMuchFoodPath } from '#app/paths.ts'
import { ArrowLink } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Phrases } from '#app/ui/phrases.tsx'
import { SignHeading } from '#app/ui/signs/sign-heading.tsx'
import { howMuchFood } from '#content/pages/how-much-food.ts'
import { menuPage } from '#content/pages/menu.ts'
import css from './head.module.css'

export interface HighlightView {
  readonly icon: IconName
  readonly title: string
  readonly more: string
}

export function MenuHead({
  lead,
  highlights,
}: {
  readonly lead: string
  readonly highlights: readonly HighlightView[]
}) {
  const text = useText()
  const lang = useLang()
  return (
    <div className={`${css.top} wrap`}>
      <div>
        <SignHeading name="menu" className={{ zh: css.signed }}>
          {text(menuPage.heading)}
        </SignHeading>
        {lead && (
          <p>
            <Phrases>{lead}</Phrases>
          </p>
        )}
        <ArrowLink href={howMuchFoodPath(lang)} data-opens="how-much-food">
          {text(howMuchFood.open)}
        </ArrowLink>
      </div>
      <ul className={css.facts}>
        {highlights.map(({ icon, title, more }) => (
          <li key={title}>
            <Icon name={icon} size={28} />
            <span>
              <b>{title}</b>
              {more}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
