import '../styles/theme.css';
import '../features/landing/landing.css';
import { startContactForm } from '../features/landing/contact-form.ts';
import { tellInstallation } from '../features/landing/installation.ts';
import { closeMenuOnLeave } from '../features/landing/landing-menu.ts';
import { leadMembersHome } from '../features/landing/member-links.ts';
import { loadPassageFontAhead } from '../features/landing/passage-font.ts';

/** The script of the landing page: the page itself is HTML already. */
leadMembersHome();
const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
if (menu) closeMenuOnLeave(menu);
void tellInstallation();
loadPassageFontAhead();
const form = document.querySelector<HTMLFormElement>('[data-contact]');
if (form) startContactForm(form);
