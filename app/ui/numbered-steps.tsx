import css from './numbered-steps.module.css'

export function NumberedSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
