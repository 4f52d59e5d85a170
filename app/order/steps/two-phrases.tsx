/** Two texts on one line if they fit; otherwise the second starts a new line, so that no name breaks. */
export function TwoPhrases({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span>
      <span className="phrase">{first}</span> <span className="phrase">{second}</span>
    </span>
  )
}
