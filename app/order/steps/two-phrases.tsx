/** The second text starts a new line if both do not fit, so that no name breaks. */
export function TwoPhrases({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span>
      <span className="phrase">{first}</span> <span className="phrase">{second}</span>
    </span>
  )
}
