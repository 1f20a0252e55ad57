import { Link } from '../../ui/Link';

/** Addresses that a vendor's text may lead to: of the web, or of this site. */
const linkAddress = /^(https?:\/\/|\/(?![/\\]))/i;

export interface LegalLinkProps {
  name: 'terms' | 'privacy';
  address: string;
  text: string;
}

/** Words that lead somewhere once the vendor's texts say where. */
export function LegalLink({ name, address, text }: LegalLinkProps) {
  if (!linkAddress.test(address)) return <span data-legal={name}>{text}</span>;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer" data-legal={name}>
      {text}
    </Link>
  );
}
