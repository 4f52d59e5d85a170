import { useLang } from './lang.tsx'

/** English breaks between words anyway. */
export function Phrases({ children }: { readonly children: string }) {
  if (useLang() !== 'zh') return children
  return phrasesOf(children).map((phrase) => (
    <span key={phrase} className="phrase">
      {phrase}
    </span>
  ))
}

function phrasesOf(text: string): readonly string[] {
  return text.match(/[^，。？！：；]+[，。？！：；]?/g) ?? [text]
}
