/** Hours between two reminders of what an order still owes: staff cannot press a customer any sooner. */
export const reminderPauseHours = 1
