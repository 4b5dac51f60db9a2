/** Colours that belong to others: the marks of the sign-in providers, which may not be recoloured. */
export const brand = {
  googleBlue: '#4285F4',
  googleGreen: '#34A853',
  googleYellow: '#FBBC05',
  googleRed: '#EA4335',
  facebook: '#0866FF',
} as const;
