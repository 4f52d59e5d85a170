import css from './numbered-steps.module.css'

/** Steps numbered in hexagons, in the size of the surrounding text. */
export function NumberedSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
