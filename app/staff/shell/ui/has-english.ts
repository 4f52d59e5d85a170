import { createContext, useContext } from 'react'

/** Without an English site, forms keep their English fields out of sight. */
export const HasEnglishContext = createContext(true)

export const useHasEnglish = (): boolean => useContext(HasEnglishContext)
