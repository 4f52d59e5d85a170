/** How long the links work that bring people and tablets into the back office. Each works once. */

/** For a new account or a new password: it waits in somebody's messages over a weekend. */
export const inviteHours = 72

/** For a tablet: it is opened on the spot. */
export const pairingHours = 1
