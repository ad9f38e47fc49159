/** The window of a phone with a touch screen. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
