import { Link } from '../../ui/Link';

/** Addresses that a vendor's text may link to: `http(s)` or a path of this site. */
const linkAddress = /^(https?:\/\/|\/(?![/\\]))/i;

export interface LegalLinkProps {
  name: 'terms' | 'privacy';
  address: string;
  text: string;
}

/** A link if the vendor's texts contain a permitted address for it, otherwise plain text. */
export function LegalLink({ name, address, text }: LegalLinkProps) {
  if (!linkAddress.test(address)) return <span data-legal={name}>{text}</span>;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer" data-legal={name}>
      {text}
    </Link>
  );
}
