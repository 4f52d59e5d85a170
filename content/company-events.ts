/** How many company events the shop has catered for; the claim is from the specification. */
export const companyEvents = 400
