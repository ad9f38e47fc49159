/** A window in a hand: what is pressed is pressed with a finger. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
