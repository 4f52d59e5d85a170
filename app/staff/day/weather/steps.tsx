import { useText } from '#app/ui/lang.tsx'
import { weatherPage } from '#content/staff/day/weather.ts'
import styles from './weather.module.css'

const steps = [weatherPage.scope, weatherPage.see, weatherPage.send] as const

export function Steps({ now }: { readonly now: 1 | 2 | 3 }) {
  const text = useText()
  return (
    <ol className={styles.steps} aria-label={text(weatherPage.steps)}>
      {steps.map((step, index) => (
        <li
          key={step.en}
          className={index + 1 < now ? styles.past : ''}
          aria-current={index + 1 === now ? 'step' : undefined}
        >
          <span className="num">{index + 1}</span> {text(step)}
        </li>
      ))}
    </ol>
  )
}
