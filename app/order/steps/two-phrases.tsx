/** Two texts on one line where both fit; otherwise the second begins a line, so that no name is broken. */
export function TwoPhrases({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span>
      <span className="phrase">{first}</span> <span className="phrase">{second}</span>
    </span>
  )
}
