/** Minimum hours between payment reminders by staff. */
export const reminderPauseHours = 1
