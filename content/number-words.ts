/** Small numbers as English sentences write them. */
import { figure } from './figure.ts'

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Six; from thirteen on, a figure. */
export const inWords = (number: number): string => words[number] ?? figure(number)

/** At the beginning of a label or a sentence: Six. */
export const capitalised = (english: string): string => english.charAt(0).toUpperCase() + english.slice(1)
