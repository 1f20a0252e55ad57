import { createContext, useContext } from 'react';

/** Whose tokens a page is about: the user's own, or the tenant's. */
export type TokenOwner = 'user' | 'tenant';

/** What differs between the page of the user's own tokens and that of the tenant's. */
export const ownerDetails = {
  user: {
    texts: 'personalTokens',
    read: 'fe.secure.read.userApiTokens',
    create: 'fe.secure.write.userApiTokens',
    remove: 'fe.secure.delete.userApiTokens',
  },
  tenant: {
    texts: 'apiTokens',
    read: 'fe.secure.read.tenantApiTokens',
    create: 'fe.secure.write.tenantApiTokens',
    remove: 'fe.secure.delete.tenantApiTokens',
  },
} as const;

/** Provides the owner to the parts of a page. */
export const TokenOwnerContext = createContext<TokenOwner>('user');

/** Returns the owner of the page's tokens, and what differs by it. */
export function useTokenOwner() {
  const owner = useContext(TokenOwnerContext);
  return { owner, ...ownerDetails[owner] };
}
