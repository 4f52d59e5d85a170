import { createContext, type ReactNode, useContext } from 'react'
import type { Lang, Text } from '#domain/text.ts'

const LangContext = createContext<Lang>('zh')

export function LangProvider({ lang, children }: { readonly lang: Lang; readonly children: ReactNode }) {
  return <LangContext value={lang}>{children}</LangContext>
}

export function useLang(): Lang {
  return useContext(LangContext)
}

export function useText(): (text: Text) => string {
  const lang = useLang()
  return (text) => text[lang]
}
