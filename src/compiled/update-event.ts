/** The event on the window with which the development server says that content changed in place. */
export const UPDATE_EVENT = "content:update";
