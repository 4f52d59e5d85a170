import css from './numbered-steps.module.css'

/** What happens one after the other, each with its number in a hexagon; in the size of the text around. */
export function NumberedSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
