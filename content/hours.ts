/** How long something takes, in English; in Chinese the figure stands by itself. */
export function hoursInEnglish(hours: number): string {
  return hours === 1 ? 'an hour' : `${hours} hours`
}
