/** Where links to the calculator lead, on the enquiry page. */
export const howMuchFoodAnchor = 'how-much-food'
